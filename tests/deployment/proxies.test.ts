import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A directive with its parameters and its block. */
interface Directive {
  readonly args: readonly string[]
  readonly block: readonly Directive[]
}

/** Reads directives that end with `;`, a line or a block. Throws at a brace without its partner. */
function directivesIn(text: string): readonly Directive[] {
  const tokens = text.match(/"[^"]*"|[{};\n]|[^\s{};]+/g) ?? []
  let at = 0
  const read = (depth: number): Directive[] => {
    const found: Directive[] = []
    let args: string[] = []
    const end = (block: readonly Directive[] = []): void => {
      if (args.length > 0) found.push({ args, block })
      args = []
    }
    for (;;) {
      const token = tokens[at]
      at += 1
      if (token === undefined || token === '}') {
        if ((token === undefined) !== (depth === 0)) throw new Error('A brace has no partner.')
        end()
        return found
      }
      if (token === '{') end(read(depth + 1))
      else if (token === ';' || token === '\n') end()
      else args.push(token)
    }
  }
  return read(0)
}

const guide = readFileSync('docs/running.md', 'utf8')
const exampleOf = (language: string): readonly Directive[] => {
  const text = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1]
  if (text === undefined) throw new Error(`docs/running.md has no example for ${language}.`)
  return directivesIn(text)
}
const flat = (directives: readonly Directive[]): string[] => directives.flatMap(({ args, block }) => [args.join(' '), ...flat(block)])

test('the nginx example serves HTTP/2 without compression and leaves streams alone', () => {
  const example = exampleOf('nginx')
  expect(example.map(({ args }) => args)).toEqual([['server']])
  expect(flat(example)).toEqual(
    expect.arrayContaining([
      'listen 443 ssl',
      'http2 on',
      'gzip off',
      'location /',
      'proxy_pass http://gateway:4000',
      'proxy_buffering off',
    ]),
  )
  const seconds = Number(/^proxy_read_timeout (\d+)s$/m.exec(flat(example).join('\n'))?.[1])
  // The gateway's heartbeat.
  expect(seconds).toBeGreaterThan(15)
})

test('the Caddy example proxies without compression and leaves streams alone', () => {
  const example = flat(exampleOf('caddy'))
  expect(example).toEqual(['callout.example', 'reverse_proxy gateway:4000', 'flush_interval -1'])
})
