import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Where a text may lead: out of the shop by https, to a mailbox or a telephone. */
const OUTSIDE = /^(?:https:\/\/[^\s/?#@]+(?:[/?#]|$)|mailto:|tel:)/i;
/** A page of the shop. */
const INSIDE = /^\/(?![/\\])/;

/**
 * A text of the owner's, written in Markdown (CommonMark). Elements are made of what Markdown knows and is listed here: HTML in it is
 * shown as it was typed, pictures by their words, and links that lead elsewhere as plain words.
 */
export function Markdown({ text }: { readonly text: string }) {
  return childrenOf(fromMarkdown(text));
}

/** Each by its place: a text is rendered anew as a whole. */
const childrenOf = (parent: Parents): ReactNode =>
  createElement(Fragment, null, ...parent.children.map(elementOf));

function elementOf(node: Nodes): ReactNode {
  switch (node.type) {
    case 'heading':
      return node.depth > 2 ? <h3>{childrenOf(node)}</h3> : <h2>{childrenOf(node)}</h2>;
    case 'paragraph':
      return <p>{childrenOf(node)}</p>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{childrenOf(node)}</ol> : <ul>{childrenOf(node)}</ul>;
    case 'listItem': {
      const [only] = node.children;
      const isLine = node.children.length === 1 && only?.type === 'paragraph';
      return <li>{childrenOf(isLine ? only : node)}</li>;
    }
    case 'blockquote':
      return <blockquote>{childrenOf(node)}</blockquote>;
    case 'thematicBreak':
      return <hr />;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{childrenOf(node)}</strong>;
    case 'emphasis':
      return <em>{childrenOf(node)}</em>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'link':
      return linkTo(node.url, childrenOf(node));
    case 'image':
      return node.alt;
    case 'text':
    case 'html':
      return node.value;
    default:
      return 'children' in node ? childrenOf(node) : null;
  }
}

function linkTo(address: string, words: ReactNode): ReactNode {
  if (INSIDE.test(address)) return <Link to={address}>{words}</Link>;
  if (!OUTSIDE.test(address)) return words;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}
