/** The pre-commit hook of .githooks: formats the staged files and lints them, without the rules that need types. */
import { spawnSync } from 'node:child_process'
import { root } from './services.ts'

const run = (command: string, parameters: readonly string[]): boolean =>
  spawnSync(command, parameters, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0

const getFiles = (...options: readonly string[]): string[] =>
  spawnSync('git', ['diff', '--name-only', '--diff-filter=ACM', '-z', ...options], { cwd: root, encoding: 'utf8' })
    .stdout.split('\0')
    .filter(Boolean)

const formatted = /\.(?:tsx?|m?js|json|css|md|ya?ml|graphql)$/
const linted = /\.tsx?$/

const staged = getFiles('--cached')
const toFormat = staged.filter((file) => formatted.test(file))
const unstaged = new Set(getFiles())
// Formatting a file with unstaged changes would stage those too: it is only checked.
const partial = toFormat.filter((file) => unstaged.has(file))
const whole = toFormat.filter((file) => !unstaged.has(file))
const toLint = staged.filter((file) => linted.test(file))

const isOk = [
  whole.length === 0 || (run('oxfmt', ['--no-error-on-unmatched-pattern', ...whole]) && run('git', ['add', '--', ...whole])),
  partial.length === 0 || run('oxfmt', ['--no-error-on-unmatched-pattern', '--check', ...partial]),
  toLint.length === 0 || run('oxlint', ['--quiet', '--no-error-on-unmatched-pattern', '--config', '.oxlintrc.staged.json', ...toLint]),
].every(Boolean)

process.exitCode = isOk ? 0 : 1
