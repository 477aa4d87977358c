import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Markdown } from './Markdown';

const shown = (text: string) => render(<Markdown text={text} />, { wrapper: MemoryRouter }).container;

it('makes headings, paragraphs, lists and stress of what Markdown has for them', () => {
  const text =
    '# Returns\n\nWithin **seven** days,\n*unused*.\n\n### How\n\n1. Call\n2. Pack\n\n- a\n- b\n\n> Ask\n\n---';
  expect(shown(text).innerHTML).toBe(
    '<h2>Returns</h2><p>Within <strong>seven</strong> days,\n<em>unused</em>.</p><h3>How</h3>' +
      '<ol start="1"><li>Call</li><li>Pack</li></ol><ul><li>a</li><li>b</li></ul><blockquote><p>Ask</p></blockquote><hr>',
  );
});

it('links the shop’s own pages, addresses by https, mailboxes and telephones', () => {
  shown(
    '[Contact](/contact) [India Post](https://www.indiapost.gov.in/x?y) [mail](mailto:a@shop.example) [call](tel:+9122)',
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Contact')).toBe('/contact');
  expect(hrefOf('India Post')).toBe('https://www.indiapost.gov.in/x?y');
  expect(screen.getByRole('link', { name: 'India Post' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect([hrefOf('mail'), hrefOf('call')]).toEqual(['mailto:a@shop.example', 'tel:+9122']);
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="alert(1)">b</b> c',
  '<iframe src="https://evil.example"></iframe>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](http://evil.example)',
  '[x](https://www.bank.example@evil.example/)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[x](/ok" onclick="alert(1))',
])('makes nothing of %s that runs, loads or leads elsewhere', (text) => {
  const container = shown(text);
  const made = [...container.querySelectorAll('*')];
  expect(made.filter((element) => !/^(P|CODE|PRE|A)$/.test(element.tagName))).toEqual([]);
  for (const link of container.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^\/ok/);
  expect(
    made.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
  ).toEqual([]);
});

it('shows HTML as it was typed', () => {
  expect(shown('A <b>bold</b> claim').textContent).toBe('A <b>bold</b> claim');
});
