import { CommandError, notSupported } from '../errors.js';

const invalid = (pattern: string, why: string): CommandError =>
  new CommandError('Location51091', `Regular expression is invalid: ${why} in ${pattern}`);
const refused = (what: string): CommandError => notSupported(`${what} in a regular expression`);

/** Escapes that mean the same inside a class and outside: the source for JavaScript. */
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\\n',
  r: '\\r',
  t: '\\t',
  f: '\\f',
  e: '\\x1b',
  a: '\\x07',
  d: '\\d',
  D: '\\D',
};
/** PCRE's white space is ASCII; the rest of what JavaScript's `\s` has is none. */
const SPACE = '\\t-\\r ';
const NO_SPACE = '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}';
/** The options of a pattern that are understood. */
export interface PatternOptions {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

/**
 * Translates a pattern of PCRE2, as MongoDB compiles it (UTF, ASCII classes, newline is LF), into a JavaScript one for the flag `u`.
 * What means the same stays; what JavaScript reads otherwise is written differently.
 * @throws CommandError NotImplemented for syntax that JavaScript lacks or reads otherwise, 51091 for no pattern at all
 */
export function translatePattern(pattern: string, options: PatternOptions): string {
  return new Translator(pattern, options).run();
}

class Translator {
  private at = 0;

  constructor(
    private readonly pattern: string,
    private readonly options: PatternOptions,
  ) {}

  run(): string {
    let source = '';
    while (this.at < this.pattern.length) source += this.part();
    return source;
  }

  private take(length = 1): string {
    const text = this.pattern.slice(this.at, this.at + length);
    this.at += length;
    return text;
  }

  /** Takes what the pattern (sticky) finds here. */
  private match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const found = expression.exec(this.pattern);
    if (found) this.at += found[0].length;
    return found;
  }

  private part(): string {
    const { multiline, dotAll } = this.options;
    const character = this.take();
    switch (character) {
      case '\\':
        return this.escape();
      case '[':
        return this.characterClass();
      case '(':
        return this.group();
      case '.':
        return dotAll ? '[^]' : '[^\\n]';
      case '^':
        return multiline ? '(?:^|(?<=\\n)(?=[^]))' : '^';
      case '$':
        return multiline ? '(?=\\n|$)' : '(?=\\n?$)';
      case '*':
      case '+':
      case '?':
        return character + this.afterQuantifier();
      case '{':
        return this.braces();
      case '}':
      case ']':
        return `\\${character}`;
      default:
        return character;
    }
  }

  /** What may follow a quantifier: `?`. A `+` would make it possessive. */
  private afterQuantifier(): string {
    if (this.match(/\+/y)) throw refused('a possessive quantifier');
    return this.match(/\?/y) ? '?' : '';
  }

  private braces(): string {
    if (this.match(/\s*,\s*\d+\s*\}/y)) throw refused('a quantifier without a minimum');
    const found = this.match(/(\d+)(,(\d*))?\}/y);
    if (!found) {
      if (/\s*\d[\d\s,]*\}/y.test(this.pattern.slice(this.at))) throw refused('white space in a quantifier');
      return '\\{';
    }
    if (Number(found[1]) > 65535 || Number(found[3] ?? 0) > 65535) {
      throw invalid(this.pattern, 'number too big in {} quantifier');
    }
    return `{${found[0]}${this.afterQuantifier()}`;
  }

  private group(): string {
    if (this.match(/\*/y)) throw refused('a verb');
    if (!this.match(/\?/y)) return '(';
    const kind = this.match(/:|=|!|<[A-Za-z_]\w*>/y);
    if (kind) return `(?${kind[0]}`;
    throw refused(`the group (?${this.pattern.slice(this.at, this.at + 2)}`);
  }

  private escape(): string {
    const character = this.take();
    const { ignoreCase } = this.options;
    switch (character) {
      case '':
        throw invalid(this.pattern, '\\ at end of pattern');
      case 's':
        return `[${SPACE}]`;
      case 'S':
        return `[^${SPACE}]`;
      case 'A':
        return '^';
      case 'z':
        return '$';
      case 'Z':
        return '(?=\\n?$)';
      case 'w':
      case 'W':
      case 'b':
      case 'B':
        // With its flags i and u JavaScript counts two letters beyond ASCII among those of words.
        if (ignoreCase) throw refused(`\\${character} without regard to case`);
        return `\\${character}`;
    }
    return this.literalEscape(character);
  }

  /** An escape that is the same inside a class. */
  private literalEscape(character: string): string {
    if (Object.hasOwn(ESCAPES, character)) return ESCAPES[character] as string;
    if (character === 'x') return this.hexadecimal();
    if (character === 'p' || character === 'P') return this.property(character);
    if (/[LlNUu]/.test(character)) {
      throw invalid(this.pattern, `PCRE2 does not support \\${character}`);
    }
    if (/[A-Za-z0-9]/.test(character)) throw refused(`\\${character}`);
    return /[\^$\\.*+?()[\]{}|/-]/.test(character) ? escaped(character) : character;
  }

  private hexadecimal(): string {
    const two = this.match(/[\da-fA-F]{2}/y);
    if (two) return `\\x${two[0]}`;
    const braced = this.match(/\{([\da-fA-F]{1,6})\}/y);
    if (braced && Number.parseInt(braced[1] as string, 16) <= 0x10ffff) return `\\u{${braced[1]}}`;
    throw refused('\\x with other than two digits or braces');
  }

  private property(kind: 'p' | 'P'): string {
    // PCRE2 does not fold the case of properties; JavaScript does.
    if (this.options.ignoreCase) throw refused(`\\${kind} without regard to case`);
    const name = this.match(/\{([CLMNPSZ][a-z]?)\}|([CLMNPSZ])/y);
    if (!name) throw refused('a property other than a general category');
    return `\\${kind}{${name[1] ?? name[2]}}`;
  }

  private characterClass(): string {
    let source = this.match(/\^/y) ? '[^' : '[';
    if (this.match(/\]/y)) source += '\\]';
    for (;;) {
      const character = this.take();
      if (character === '') throw invalid(this.pattern, 'missing terminating ] for character class');
      if (character === ']') return `${source}]`;
      if (character === '[') {
        if (this.match(/[:.=]/y)) throw refused('a POSIX class');
        source += '\\[';
      } else source += character === '\\' ? this.classEscape() : character;
    }
  }

  private classEscape(): string {
    const character = this.take();
    const { ignoreCase } = this.options;
    switch (character) {
      case '':
        throw invalid(this.pattern, '\\ at end of pattern');
      case 's':
        return SPACE;
      case 'S':
        return NO_SPACE;
      case 'b':
        return '\\x08';
      case 'w':
      case 'W':
        if (ignoreCase) throw refused(`\\${character} without regard to case`);
        return `\\${character}`;
      case '-':
        return '\\-';
    }
    return this.literalEscape(character);
  }
}

/** A literal that is syntax in JavaScript: with `u`, only those may be escaped, and `-` only inside a class. */
const escaped = (character: string): string => (character === '-' ? '\\x2d' : `\\${character}`);
