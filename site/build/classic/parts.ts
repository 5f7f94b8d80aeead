/** What a part of a script gives to others. */
type Given = Record<string, unknown>;

/** Calls for what another part gives: at once where that is there, else when it has come. */
type Require = (path: string) => Given | Promise<Given>;

/** What a part gives, each as it stands when it is looked at. */
type Getters = Readonly<Record<string, () => unknown>>;

/** Makes what a part gives. */
export type Maker = (require: Require, exports: Given, give: (getters: Getters) => void) => void;

/** A script element through which a part hands itself over, and names others that it needs. */
export interface PartScript extends HTMLScriptElement {
  receive?: (maker: Maker, needs: readonly string[]) => void;
}

/**
 * Runs a script in parts: those that are here, by their file names, from the one that begins; any
 * other is a file in a folder beside the script, and comes with those that it needs when it is first
 * called for. Classic scripts need no leave of their host, as modules of another site would.
 *
 * Its text is put into the script as it stands, so it uses nothing around it.
 */
export function run(folder: string, begin: string, makers: Record<string, Maker>): void {
  const own =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>(`script[src*="${begin}"]`);
  const made = new Map<string, Given>();
  const coming = new Map<string, Promise<unknown>>();
  /** Parts that are here with all that they need. */
  const here = new Set(Object.keys(makers));

  const require: Require = (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return here.has(name) ? make(name) : fetched(name).then(() => make(name));
  };

  function make(name: string): Given {
    const known = made.get(name);
    if (known !== undefined) return known;
    const given: Given = {};
    made.set(name, given);
    makers[name]!(require, given, (getters) => {
      for (const [key, get] of Object.entries(getters)) Object.defineProperty(given, key, { get });
    });
    return given;
  }

  function fetched(name: string): Promise<unknown> {
    const known = coming.get(name);
    if (known !== undefined) return known;
    const fresh = new Promise<unknown>((come, fail) => {
      const script: PartScript = document.createElement('script');
      let others: readonly string[] = [];
      script.receive = (maker, needs) => {
        makers[name] = maker;
        others = needs;
      };
      script.onload = () => Promise.all(others.map(fetched)).then(come, fail);
      script.onerror = () => fail(new Error(script.src));
      script.nonce = own?.nonce ?? '';
      script.src = new URL(folder + name, own?.src ?? location.href).href;
      document.head.append(script);
    });
    coming.set(name, fresh);
    fresh.then(
      () => here.add(name),
      () => coming.delete(name),
    );
    return fresh;
  }

  make(begin);
}
