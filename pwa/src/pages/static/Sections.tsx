interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list, between the first paragraph and the others. */
  readonly points: readonly string[];
}

/** The titled parts of a page of running text. */
export function Sections({ of: sections }: { readonly of: readonly Section[] }) {
  return sections.map(({ title, paragraphs: [first, ...others], points }) => (
    <section key={title}>
      <h2>{title}</h2>
      {first && <p>{first}</p>}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
