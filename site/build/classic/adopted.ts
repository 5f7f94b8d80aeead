import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SHEETS = fileURLToPath(new URL('../../src/embed/sheets.ts', import.meta.url));
const ADOPTED = '\0adopted:';

/** Gives styles that modules import to the elements that adopt them, when the module comes. */
export const adopted: Plugin = {
  name: 'adopted',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer === undefined || !/\.css$/.test(source) || !/\.tsx?$/.test(importer)) return;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found === null ? null : ADOPTED + found.id.replace(/\.css$/, '');
  },
  load(id) {
    if (!id.startsWith(ADOPTED)) return;
    const styles = JSON.stringify(`${id.slice(ADOPTED.length)}.css?inline`);
    return `import styles from ${styles};
import { adopt } from ${JSON.stringify(SHEETS)};
adopt(styles);`;
  },
};
