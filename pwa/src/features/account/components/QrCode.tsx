import { encode } from 'uqr';
import styles from './SecondFactor.module.css';

/** The white margin that scanners need, in dots (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** What it says to whoever scans it. */
  readonly text: string;
  readonly alt: string;
}

/** A text as a QR code: black on white in every light, as scanners need it. */
export function QrCode({ text, alt }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={alt}
      shapeRendering="crispEdges"
    >
      <path d={dots.join('')} />
    </svg>
  );
}
