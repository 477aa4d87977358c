import { type IconName, iconPaths } from './paths';

interface IconProps {
  readonly name: IconName;
  /** Width and height in pixels. */
  readonly size?: number;
  /** Fills the shape, as a chosen heart or star. */
  readonly filled?: boolean;
  readonly className?: string;
}

/** A line icon in the colour of the text. It is decoration: the control it stands in has the words. */
export function Icon({ name, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
