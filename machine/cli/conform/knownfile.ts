import type { Case } from '../../conform/choice.ts';
import { readKnown } from '../../conform/known.ts';
import { decode } from '../../record/decode.ts';
import { bytesOf } from '../input/bytes.ts';
import { LONGEST, whole } from '../input/lines.ts';
import { faultOf } from '../input/paths.ts';
import { Failure, foreign } from '../output/terminal.ts';

/** The known failures that a file lists. @throws Failure when it names no case, with its line */
export async function knownFailures(
  name: string | undefined,
  cases: readonly Case[],
): Promise<ReadonlySet<string>> {
  if (name === undefined) return new Set();
  const there = new Set(cases.map(({ id }) => id));
  const known = readKnown(await textIn(name));
  const unknown = known.find(({ id }) => !there.has(id));
  if (unknown !== undefined)
    throw new Failure(`${foreign(name)}:${unknown.line}: there is no case ${foreign(unknown.id)}`);
  return new Set(known.map(({ id }) => id));
}

async function textIn(name: string): Promise<string> {
  let bytes: Uint8Array | null;
  try {
    bytes = await whole(bytesOf(name));
  } catch (error) {
    throw new Failure(`cannot read ${foreign(name)}: ${faultOf(error)}`);
  }
  if (bytes === null) throw new Failure(`cannot read ${foreign(name)}: more than ${LONGEST} bytes`);
  const decoded = decode(bytes);
  if ('problem' in decoded) throw new Failure(`${foreign(name)}: ${decoded.problem.message}`);
  return decoded.text;
}
