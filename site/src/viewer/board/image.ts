/** A drawing as it is shown, made to stand alone: for a file, the clipboard or another page. */

const SVG = 'http://www.w3.org/2000/svg';

/** The board in sight as a document of its own: its colours, signs and letters within. */
export async function boardSvg(board: SVGSVGElement): Promise<string> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  for (const passing of copy.querySelectorAll('.leaving')) passing.remove();
  for (const piece of copy.querySelectorAll<SVGGElement>('g[style]')) stayPut(piece);
  for (const layer of copy.querySelectorAll(':scope > g:empty')) layer.remove();
  const { width, height } = board.viewBox.baseVal;
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', getComputedStyle(board).fontFamily);
  copy.prepend(...(await lettering(board)), signsOf(copy, board), backdrop(board));
  return withColors(new XMLSerializer().serializeToString(copy), board);
}

/** An SVG document as a picture, `scale` times its own size. */
export async function pngOf(svg: string, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('the browser made no picture');
  return blob;
}

/** Writes the place of a piece as an attribute, which every program that reads SVG knows. */
function stayPut(piece: SVGGElement): void {
  const [x = '0', y = '0'] = piece.style.translate.split(' ').map((part) => part.replace('px', ''));
  piece.removeAttribute('style');
  piece.classList.remove('arriving');
  piece.setAttribute('transform', `translate(${x} ${y})`);
}

/** The outlines of the signs that a drawing uses, from the page around it. */
function signsOf(drawing: SVGSVGElement, board: SVGSVGElement): SVGDefsElement {
  const defs = document.createElementNS(SVG, 'defs');
  const around = board.getRootNode() as Document | ShadowRoot;
  const used = [...drawing.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  for (const href of new Set(used)) {
    const sign = around.getElementById(href.slice(1));
    if (sign !== null) defs.append(sign.cloneNode(true));
  }
  return defs;
}

/** The ground of the page behind the coordinates. */
function backdrop(board: SVGSVGElement): SVGRectElement {
  const rect = document.createElementNS(SVG, 'rect');
  const { x, y, width, height } = board.viewBox.baseVal;
  for (const [name, value] of Object.entries({ x, y, width, height })) {
    rect.setAttribute(name, String(value));
  }
  rect.setAttribute('fill', 'var(--paper, #ffffff)');
  return rect;
}

/** Replaces the custom properties of a document by what they are where the board is shown. */
function withColors(svg: string, board: SVGSVGElement): string {
  const probe = document.createElement('span');
  (board.parentElement ?? document.body).append(probe);
  const known = new Map<string, string>();
  const value = (property: string, otherwise: string): string => {
    let color = known.get(property);
    if (color === undefined) {
      probe.style.color = `var(${property}, ${otherwise})`;
      color = getComputedStyle(probe).color;
      known.set(property, color);
    }
    return color;
  };
  const plain = svg.replace(/var\((--[\w-]+),\s*([^)]+)\)/g, (_, property, otherwise) =>
    value(property, otherwise),
  );
  probe.remove();
  return plain;
}

/** The page's own face for the letters, within a style element; none if it cannot be had. */
async function lettering(board: SVGSVGElement): Promise<readonly SVGStyleElement[]> {
  const [family = ''] = getComputedStyle(board).fontFamily.split(',');
  const face = faceOf(family.replaceAll('"', '').trim());
  if (face === null) return [];
  try {
    const response = await fetch(face);
    if (!response.ok) return [];
    const style = document.createElementNS(SVG, 'style');
    const data = await dataUrl(await response.blob());
    style.textContent = `@font-face{font-family:${family};font-weight:200 900;src:url(${data})}`;
    return [style];
  } catch {
    return [];
  }
}

/** The address of the file with the basic Latin letters of a family, or null. */
function faceOf(family: string): string | null {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const { style } = rule;
      const isIt = style.getPropertyValue('font-family').replaceAll('"', '').trim() === family;
      const range = style.getPropertyValue('unicode-range').toUpperCase();
      if (!isIt || (range !== '' && !/U\+0(000)?-FF|U\+0000-00FF/.test(range))) continue;
      const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
      if (address !== undefined) return new URL(address, sheet.href ?? document.baseURI).href;
    }
  }
  return null;
}

function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return []; // A sheet of another site keeps its rules to itself.
  }
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
