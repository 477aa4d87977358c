/** An empty cloth bag under a magnifying glass. */
export function EmptyBag() {
  return (
    <svg width="180" height="150" viewBox="0 0 180 150" fill="none" aria-hidden="true">
      <ellipse cx="88" cy="136" rx="64" ry="8" fill="currentColor" opacity="0.1" />
      <path d="M46 52h84l10 80H36l10-80Z" fill="currentColor" opacity="0.14" />
      <path d="M46 52h84l10 80H36l10-80Z" stroke="currentColor" strokeWidth="3.5" strokeLinejoin="round" />
      <path d="M66 66V42a22 22 0 0 1 44 0v24" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M74 104c8-10 20-10 28 0" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="74" cy="86" r="3.5" fill="currentColor" />
      <circle cx="102" cy="86" r="3.5" fill="currentColor" />
      <circle
        cx="132"
        cy="44"
        r="22"
        fill="var(--colour-background)"
        stroke="var(--colour-accent)"
        strokeWidth="5"
      />
      <path d="m148 60 16 17" stroke="var(--colour-accent)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
