import { learn } from './catalogue.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

learn({ en, fr, ru });

/** Every sentence in every language; who needs one language only learns that and uses `say.ts`. */
export * from './say.ts';
