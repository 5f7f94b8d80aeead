import { LANGUAGES } from '../../spec/text.ts';

/** What a page is made from. */
interface Path<Params, Props> {
  readonly params: Params;
  readonly props: Props;
}

/** The static paths of a page below `[...lang]`, in every language; English stands at the root. */
export function inLanguages(): readonly {
  readonly params: { readonly lang: string | undefined };
}[] {
  return LANGUAGES.map((language) => ({
    params: { lang: language === 'en' ? undefined : language },
  }));
}

/** The same for a page that is made more than once. */
export function eachInLanguages<Params, Props>(paths: readonly Path<Params, Props>[]) {
  return inLanguages().flatMap(({ params: { lang } }) =>
    paths.map(({ params, props }) => ({ params: { lang, ...params }, props })),
  );
}
