import { nodeProblem } from './node/nodeProblem.ts'
import type { Mock, MockOptions } from './node/types.ts'

export { connectMock } from './node/connectMock.ts'
export type * from './node/types.ts'

/** Starts a mock in this process. Throws a sentence for a wrong option. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const problem = nodeProblem(process.versions.node)
  if (problem !== undefined) throw new Error(problem)
  const { launchMock } = await import('./node/launchMock.ts')
  const { mock } = await launchMock({ seedSize: 'tiny', port: 0, ...options })
  return mock
}
