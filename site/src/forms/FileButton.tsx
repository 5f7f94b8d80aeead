interface Props {
  readonly of: string;
  readonly label: string;
  /** Kinds of files that the dialogue offers. */
  readonly accept: string;
  read(file: File): void;
}

/** A button that lets a file be chosen; the same one may be chosen again. */
export function FileButton({ of, label, accept, read }: Props) {
  return (
    <label class={of}>
      <input
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) read(file);
        }}
      />
      {label}
    </label>
  );
}
