/** `npm run backend:flows`: random sequences of calls against a backend. `help` describes the options. */
import { parseArgs } from 'node:util'
import { Sentence } from '../../tools/sentence.ts'
import { baseUrlOf, exitCode } from '../options.ts'
import { checkReach } from '../reach.ts'

const help = `npm run backend:flows -- --base-url URL --allow-writes: random sequences of calls against a backend.

Each sequence creates records of its own and compares what the backend answers with what the sequence did: created records are read
back, lists have and count them, sums add up, statuses follow the documented actions, stale changes and those without authority are
refused and change nothing, repeated keys write once. The first failure is shortened to the fewest curl commands that show it.

  --base-url URL   address of the backend, as REST_BASE_URL, such as https://test.backend.example/api/v1
  --allow-writes   needed: records are written and most of them stay. Only against test data
  --seconds N      how long to look for a failure (60)
  --seed N         repeats the sequences of a run; each run prints its seed
  --help           show this text

Tokens, as environment variables:
  BACKEND_TOKEN        of an owner, or of a staff admin with every authority
  BACKEND_STAFF_TOKEN  of a technician of the same company without authorities; without it roles are not tried
  BACKEND_OTHER_TOKEN  of an owner of another company; without it companies are not tried

Exit codes: 0 no failure was found, 1 a failure, 2 an option is wrong, 3 the backend can't be reached.
`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const definitions = { 'base-url': text, 'allow-writes': flag, seconds: text, seed: text, help: { ...flag, short: 'h' } } as const

interface Options {
  readonly baseUrl: string
  readonly seconds: number
  readonly seed: number
}

function wholeNumber(option: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual
  if (!/^\d{1,9}$/.test(given)) throw new Sentence(`${option} ${given} is no whole number.`)
  return Number(given)
}

function readOptions(args: readonly string[]): Options | undefined {
  let values
  try {
    values = parseArgs({ args: [...args], options: definitions }).values
  } catch (error) {
    throw new Sentence((error as Error).message.split('.')[0] + '. See --help.')
  }
  if (values.help) return undefined
  const baseUrl = baseUrlOf(values['base-url'])
  if (baseUrl === undefined)
    throw new Sentence('--base-url is missing: the address of the backend, such as https://test.backend.example/api/v1.')
  if (!values['allow-writes']) throw new Sentence('--allow-writes is missing: flows write records. Use them against test data only.')
  const seed = wholeNumber('--seed', values.seed, Math.floor(Math.random() * 1_000_000))
  return { baseUrl, seconds: wholeNumber('--seconds', values.seconds, 60), seed }
}

async function run({ baseUrl, seconds, seed }: Options): Promise<number> {
  try {
    await checkReach(baseUrl)
  } catch (error) {
    console.error((error as Error).message)
    return exitCode.UNREACHABLE
  }
  const { BACKEND_TOKEN: admin, BACKEND_STAFF_TOKEN: staff, BACKEND_OTHER_TOKEN: other } = process.env
  if (!admin) throw new Sentence('BACKEND_TOKEN is missing: the token of an owner, or of a staff admin with every authority.')
  const [{ runFlows }, { httpSend }] = await Promise.all([import('./flows.ts'), import('./session.ts')])
  const tokens = { admin, ...(staff && { staff }), ...(other && { other }) }
  const { sequences, calls, notTried, failure } = await runFlows({ send: httpSend(baseUrl), baseUrl, tokens, seed, seconds })
  console.log(
    failure
      ? [failure.message, '', `It takes: ${failure.steps.join(', ')}.`, '', ...failure.lines, ''].join('\n')
      : 'No failure was found.',
  )
  console.log(`${sequences} sequences, ${calls} calls. Repeat them with --seed ${seed}.`)
  for (const reason of notTried) console.log(`Not tried: ${reason}`)
  return failure ? exitCode.FAILED : exitCode.OK
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options) process.exitCode = await run(options)
  else process.stdout.write(help)
} catch (error) {
  console.error(error instanceof Sentence ? error.message : error)
  process.exitCode = error instanceof Sentence ? exitCode.USAGE : exitCode.FAILED
}
