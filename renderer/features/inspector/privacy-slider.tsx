import { Slider } from 'radix-ui';
import type { Scale } from './scale';

/** One setting of this chat's privacy, from more private to more exact. */
export const PrivacySlider = ({
  label,
  value,
  text,
  scale,
  ends,
  onChange,
}: {
  label: string;
  value: number;
  /** The value in words. */
  text: string;
  scale: Scale;
  ends: readonly [string, string];
  onChange: (value: number) => void;
}) => (
  <div className="privacy-slider">
    <p className="slider-label" aria-hidden="true">
      <span>{label}</span>
      <b>{text}</b>
    </p>
    <Slider.Root
      className="slider"
      min={0}
      max={1}
      step={0.001}
      value={[scale.positionOf(value)]}
      onValueChange={([position]) => position !== undefined && onChange(scale.at(position))}
      onKeyDown={(event) => {
        const next = scale.byKey(value, event.key, event.shiftKey);
        if (next === null) return;
        event.preventDefault();
        onChange(next);
      }}
    >
      <Slider.Track className="slider-track">
        <Slider.Range className="slider-range" />
      </Slider.Track>
      <Slider.Thumb
        className="slider-thumb"
        aria-label={label}
        aria-valuemin={scale.min}
        aria-valuemax={scale.max}
        aria-valuenow={value}
        aria-valuetext={text}
      />
    </Slider.Root>
    <div className="ends">
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </div>
  </div>
);
