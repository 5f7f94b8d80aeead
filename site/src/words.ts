import { learn } from '../../machine/words/catalogue.ts';
import en from '../../machine/words/en.json';

learn({ en });

/** What the machine says, in the language of the site and no other. */
export * from '../../machine/words/say.ts';
