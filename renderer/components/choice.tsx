import { ToggleGroup } from 'radix-ui';

/** One of a few words, as the segmented pill of the design. */
export const Choice = <T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}) => (
  <ToggleGroup.Root
    type="single"
    className="choice"
    aria-label={label}
    value={value}
    onValueChange={(chosen) => chosen !== '' && onChange(chosen as T)}
  >
    {(Object.entries(options) as [T, string][]).map(([option, name]) => (
      <ToggleGroup.Item key={option} value={option}>
        {name}
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
);
