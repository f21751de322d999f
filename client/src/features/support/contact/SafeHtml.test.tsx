import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SafeHtml } from './SafeHtml.tsx'

const htmlOf = (html: string): string => render(<SafeHtml html={html} />).container.innerHTML

test('paragraphs, lists and emphasis are preserved, and headings are below the page’s title', () => {
  expect(htmlOf('<h1>One</h1><p>Two <b>three</b></p><ul><li>four</li></ul>')).toBe(
    '<h2>One</h2><p>Two <strong>three</strong></p><ul><li>four</li></ul>',
  )
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a style', '<style>body{display:none}</style>'],
  ['a frame', '<iframe src="https://example.com">x</iframe>'],
  ['a picture that fails', '<img src=x onerror=alert(1)>'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>'],
  ['a comment', '<!-- <b>x</b> -->'],
])('%s renders nothing', (_, html) => expect(htmlOf(html)).toBe(''))

test('removes handlers, styles and ids', () => {
  expect(htmlOf('<p onclick="alert(1)" style="position:fixed" id="content">Text</p>')).toBe('<p>Text</p>')
})

test('replaces an unknown element by its text', () => expect(htmlOf('<font color=red>Text</font>')).toBe('Text'))

test.each(['https://example.com/a', 'mailto:a@b.test', 'tel:+1555', '/faq', '#part'])('a link may lead to %s', (href) => {
  expect(htmlOf(`<a href="${href}">there</a>`)).toBe(`<a href="${href}">there</a>`)
})

test.each([
  'javascript:alert(1)',
  ' JaVa\tScript:alert(1)',
  '&#1;javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
])('a link may not lead to %s', (href) => {
  render(<SafeHtml html={`<a href="${href}">there</a>`} />)
  expect(screen.getByText('there')).not.toHaveAttribute('href')
})
