/** `npm run backend:check`: compares a backend with the contract, call by call. `options.ts` has the help. */
import { Sentence } from '../tools/sentence.ts'
import { type CheckOptions, exitCode, help, readOptions } from './options.ts'
import { checkReach, checkStates, tokenProblem } from './reach.ts'

async function run(options: CheckOptions): Promise<number> {
  if (options.baseUrl !== undefined)
    try {
      await checkReach(options.baseUrl)
      if (options.statesUrl !== undefined) await checkStates(options.statesUrl)
      const isTokenNeeded = options.statesUrl === undefined && options.account === undefined
      const problem = isTokenNeeded ? await tokenProblem(options.baseUrl, process.env['BACKEND_TOKEN']) : undefined
      if (problem !== undefined) console.error(`${problem}\n`)
    } catch (error) {
      console.error((error as Error).message)
      return exitCode.UNREACHABLE
    }
  // Loaded once the backend answers: a wrong address is reported within two seconds.
  const { check } = await import('./check.ts')
  return (await check(options)).code
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options) process.exitCode = await run(options)
  else process.stdout.write(help)
} catch (error) {
  console.error(error instanceof Sentence ? error.message : error)
  process.exitCode = error instanceof Sentence ? exitCode.USAGE : exitCode.FAILED
}
