import { fileURLToPath } from 'node:url';

/** The letters of drawings and printed books come from a package: the same on every machine. */
export type Weight = 400 | 700;

const NAMES: Readonly<Record<Weight, string>> = { 400: '400Regular', 700: '700Bold' };

export const WEIGHTS: readonly Weight[] = [400, 700];

/** The file of a weight of Source Sans 3. */
export const fontFile = (weight: Weight): string =>
  fileURLToPath(
    import.meta.resolve(
      `@expo-google-fonts/source-sans-3/${NAMES[weight]}/SourceSans3_${NAMES[weight]}.ttf`,
    ),
  );
