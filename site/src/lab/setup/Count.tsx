interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  change(value: number): void;
}

/** A number in words and a field. */
export function Count({ label, value, least = 0, most, change }: CountProps) {
  return (
    <label class="count" title={label}>
      <span>{label}</span>{' '}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (Number.isNaN(valueAsNumber)) return;
          change(Math.min(most, Math.max(least, Math.trunc(valueAsNumber))));
        }}
      />
    </label>
  );
}
