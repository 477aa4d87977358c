import { localName, type NamedInBoth } from './local-name';
import { useLanguage } from './use-texts';

/** Names products and categories in the shopper's language: `const nameOf = useLocalName()`. */
export function useLocalName(): (named: NamedInBoth) => string {
  const language = useLanguage();
  return (named) => localName(named, language);
}
