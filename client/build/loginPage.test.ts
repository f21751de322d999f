import { expect, test } from 'vitest'
import type { Bundle } from './filesOf.ts'
import { loginPage } from './loginPage.ts'

const names: readonly [name: string, module: string, styles: string][] = [
  ['start', 'src/start.tsx', 'body{margin:0}@font-face{font-family:Inter;src:url(inter.woff2)}'],
  ['door', 'public/PublicRoot.tsx', '.page{color:var(--ink)}.menu{color:red}'],
  ['signIn', 'public/SignInPage.tsx', '.title:hover{color:blue}.title{margin:0}'],
  ['app', 'src/app/AppRoot.tsx', '.shell{margin:0}'],
]

/** A build of one chunk with styles for each module. */
const bundle = Object.fromEntries([
  ['assets/inter-ascii-1.woff2', { type: 'asset', source: '' }],
  ...names.flatMap(([name, module, source]) => [
    [
      `assets/${name}.js`,
      {
        type: 'chunk',
        fileName: `assets/${name}.js`,
        moduleIds: [`/client/${module}`],
        facadeModuleId: null,
        imports: [],
        viteMetadata: { importedCss: new Set([`assets/${name}.css`]) },
      },
    ],
    [`assets/${name}.css`, { type: 'asset', source }],
  ]),
]) as Bundle

const html =
  '<html><head><title>Callout</title><script type="module" crossorigin src="/assets/main.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/start.js"></head><body><div id="root"></div></body></html>'
const signIn =
  '<style>:root{--ink:#123;--other:#456}</style><title>Sign in</title>' +
  '<main class="page"><h1 class="title" id="r1" aria-label="x">Sign in</h1><input name="email" class="field mantine-Input-input"/></main>'

const page = loginPage(html, bundle, { signIn, calls: { everywhere: [], pages: [], opened: {} } })
const [style = ''] = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)

test('the page carries the rules and variables that the sign-in page uses, and no others', () => {
  for (const used of ['--ink:#123', 'body{margin:0}', '.page{', '.title{margin:0}']) expect(style).toContain(used)
  for (const unused of ['--other', '.menu', ':hover', 'url(', '.shell']) expect(style).not.toContain(unused)
})

test('the sign-in page stands there to be looked at, before the place of the real one', () => {
  expect(page).toMatch(
    /<body>\s*<div id="first-paint" inert><main class="page"><h1 class="title">Sign in<\/h1><input readonly class="field"\/><\/main><\/div>/,
  )
  expect(page.indexOf('first-paint" inert')).toBeLessThan(page.indexOf('<div id="root">'))
})

test('nothing in the page makes the browser download anything before it runs its script', () => {
  expect(page).not.toMatch(/<link|<script[^>]* src=/)
  for (const file of ['main.js', 'door.css', 'inter-ascii-1.woff2']) expect(page).toContain(`"/assets/${file}"`)
})

test('a page that begins with no module is no page of the client', () => {
  expect(() => loginPage('<html></html>', bundle, { signIn, calls: { everywhere: [], pages: [], opened: {} } })).toThrow('no module')
})
