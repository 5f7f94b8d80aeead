import type { Picture } from '../../../../machine/draw/picture.ts';
import { LAYERS, type Layer, type Piece } from '../../../../machine/draw/piece.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The layers whose pieces are seen to come and go; all else changes at once. */
const MOVING: ReadonlySet<Layer> = new Set(['tiles', 'figures', 'leaders', 'treasures']);

const STILL = '(prefers-reduced-motion: reduce)';

interface Drawn {
  readonly node: SVGGElement;
  piece: Piece;
}

const group = (name: string): SVGGElement => {
  const node = document.createElementNS(SVG, 'g');
  node.setAttribute('class', name);
  return node;
};

/**
 * A drawing that stays and takes on one picture after the other: only what differs is touched. How
 * pieces travel, arrive and leave is left to the style sheet, so that nothing runs for each frame
 * and the next picture may come at any time.
 */
export class Stage {
  readonly #ground = group('ground');
  readonly #leaving = group('leaving');
  readonly #layers = new Map<Layer, { group: SVGGElement; drawn: Map<string, Drawn> }>();
  /** One node for each look there is, to be cloned. */
  readonly #looks = new Map<string, SVGGElement>();
  #arriving: SVGGElement[] = [];
  #shown: Picture | null = null;

  constructor(svg: SVGSVGElement) {
    const groups = LAYERS.map((layer) => {
      const entry = { group: group(layer), drawn: new Map<string, Drawn>() };
      this.#layers.set(layer, entry);
      return entry.group;
    });
    svg.replaceChildren(this.#ground, ...groups, this.#leaving);
    this.#leaving.addEventListener('animationend', ({ target }) => {
      if (target instanceof Element && target.parentNode === this.#leaving) target.remove();
    });
  }

  /** Takes on a picture. */
  show(picture: Picture): void {
    const before = this.#shown;
    const moving =
      before !== null && before.ground === picture.ground && !matchMedia(STILL).matches;
    if (before?.ground !== picture.ground) this.#ground.innerHTML = picture.ground;
    this.#leaving.replaceChildren();
    for (const node of this.#arriving) node.classList.remove('arriving');
    this.#arriving = [];
    for (const layer of LAYERS) {
      if (before?.layers[layer] === picture.layers[layer]) continue;
      this.#showLayer(layer, picture.layers[layer], moving && MOVING.has(layer));
    }
    this.#shown = picture;
  }

  #showLayer(layer: Layer, pieces: readonly Piece[], moving: boolean): void {
    const { group, drawn } = this.#layers.get(layer)!;
    const keys = new Set(pieces.map(({ key }) => key));
    for (const [key, { node }] of drawn) {
      if (keys.has(key)) continue;
      drawn.delete(key);
      if (moving) this.#leave(node);
      else node.remove();
    }
    let next = group.firstChild;
    for (const piece of pieces) {
      const known = drawn.get(piece.key);
      if (known === undefined) {
        const node = this.#draw(piece);
        drawn.set(piece.key, { node, piece });
        group.insertBefore(node, next);
        if (moving) this.#arrive(node);
      } else {
        if (known.node === next) next = next.nextSibling;
        else group.insertBefore(known.node, next);
        this.#change(known, piece);
      }
    }
  }

  #draw(piece: Piece): SVGGElement {
    let look = this.#looks.get(piece.markup);
    if (look === undefined) {
      look = document.createElementNS(SVG, 'g');
      look.innerHTML = piece.markup;
      this.#looks.set(piece.markup, look);
    }
    const node = look.cloneNode(true) as SVGGElement;
    node.setAttribute('class', piece.kind);
    place(node, piece);
    if (piece.title !== null) entitle(node, piece.title);
    return node;
  }

  #change(drawn: Drawn, piece: Piece): void {
    const { node, piece: before } = drawn;
    drawn.piece = piece;
    if (before.markup !== piece.markup) {
      node.replaceChildren(...this.#draw(piece).childNodes);
    } else if (before.title !== piece.title) {
      node.querySelector(':scope > title')?.remove();
      if (piece.title !== null) entitle(node, piece.title);
    }
    if (before.kind !== piece.kind) node.setAttribute('class', piece.kind);
    if (before.at.x !== piece.at.x || before.at.y !== piece.at.y) place(node, piece);
  }

  #arrive(node: SVGGElement): void {
    node.classList.add('arriving');
    this.#arriving.push(node);
  }

  #leave(node: SVGGElement): void {
    node.classList.remove('arriving');
    this.#leaving.append(node);
  }
}

/** Moves a node to its place; the style sheet may let it travel there. */
function place(node: SVGGElement, { at }: Piece): void {
  node.style.translate = `${at.x}px ${at.y}px`;
}

function entitle(node: SVGGElement, text: string): void {
  const title = document.createElementNS(SVG, 'title');
  title.textContent = text;
  node.prepend(title);
}
