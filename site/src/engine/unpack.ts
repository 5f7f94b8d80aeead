/** Why packed bytes are not unpacked: they are damaged, or too much comes out. */
export type PackFault = 'packed' | 'size';

export class Unpackable extends Error {
  readonly fault: PackFault;

  constructor(fault: PackFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Unpacks bytes, but no more than so many of them. @throws Unpackable */
export async function unpack(packed: Blob, format: CompressionFormat, most: number): Promise<Blob> {
  const reader = packed.stream().pipeThrough(new DecompressionStream(format)).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > most) throw new Unpackable('size');
      parts.push(read.value as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    throw error instanceof Unpackable ? error : new Unpackable('packed');
  } finally {
    reader.cancel().catch(() => {});
  }
  return new Blob(parts, { type: 'application/json' });
}

/** Whether a file is gzipped: no JSON begins like this. */
export async function isGzipped(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}
