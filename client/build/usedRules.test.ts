import { expect, test } from 'vitest'
import { namesIn, usedRules } from './usedRules.ts'

const markup = '<main class="page wide"><input readonly class="field" data-size="md" type="email"/></main>'
const names = namesIn(markup, ['data-scheme=light', 'data-scheme=dark'])
const used = (css: string): string => usedRules(css, names)

test.each([
  ['a class', '.page{top:0}'],
  ['an element below another', 'html .page>input{top:0}'],
  ['an attribute, with its value or without', '.field[data-size=md],.field[type],.field[data-size="md"]{top:0}'],
  ['a scheme of the document', '[data-scheme=dark] .page{top:0}'],
  ['one of several', '.page:where(.wide,.narrow){top:0}'],
  ['what something is not', '.field:not([data-error],.narrow:where(.page)){top:0}'],
  ['a part of an element', '.field::placeholder{top:0}'],
  ['the root', ':root{--a:1px}'],
])('what names %s that stands there stays', (_, css) => expect(used(css)).toBe(css))

test.each([
  ['another class', '.page .menu{top:0}'],
  ['another element', '.page table{top:0}'],
  ['another value', '.field[data-size=xl]{top:0}'],
  ['none of what stands there', '.page:is(.narrow,.menu){top:0}'],
  ['somebody who acts', '.page:hover,.field:focus-visible{top:0}'],
])('what names %s goes', (_, css) => expect(used(css)).toBe(''))

test('of a list of selectors those stay that are met', () => {
  expect(used('.menu,.page,.page:hover{top:0}')).toBe('.page{top:0}')
})

test('layers and conditions stay around what stays, and go when they are empty', () => {
  expect(used('@layer a,b;@layer a{.page{top:0}.menu{top:0}}@media (hover:hover){.page:hover{top:0}}')).toBe(
    '@layer a,b;@layer a{.page{top:0}}',
  )
})

test('nothing moves and no font is downloaded, but one that is there may be used', () => {
  const local = '@font-face{font-family:B;src:local(Arial)}'
  expect(used(`@keyframes k{0%{top:0}to{top:1px}}@font-face{font-family:A;src:url(a.woff2)}${local}`)).toBe(local)
})
