import type { Interaction } from '../interaction.ts'
import type { missed } from './exceptions.ts'
import { areBreaking } from './gatewayJudge.ts'
import type { Mutant } from './mutants.ts'
import { areAccepted } from './pactJudge.ts'

export interface Judged {
  readonly interaction: Interaction
  readonly mutant: Mutant
  /** Whether the gateway tells the client something else. */
  readonly isBreaking: boolean
  /** Whether the pact accepts it. */
  readonly isAccepted: boolean
}

export const sentence = ({ interaction, mutant }: Pick<Judged, 'interaction' | 'mutant'>): string =>
  `${interaction.name}: ${mutant.path} ${mutant.change}`
export const isExcepted = (exceptions: typeof missed, { mutant, interaction }: Judged): boolean =>
  exceptions.some(({ covers }) => covers(mutant, interaction))

/** Asks the gateway and the pact about each mutant. */
export async function judge(mutantsOf: ReadonlyMap<Interaction, readonly Mutant[]>, folder: string): Promise<Judged[]> {
  const changed: Omit<Judged, 'isAccepted'>[] = []
  for (const [interaction, mutants] of mutantsOf) {
    const isBreaking = await areBreaking(interaction, mutants)
    changed.push(...mutants.map((mutant, index) => ({ interaction, mutant, isBreaking: isBreaking[index] === true })))
  }
  const candidates = changed.map(({ interaction: { name }, mutant: { httpStatus, body } }) => ({ name, httpStatus, body }))
  const isAccepted = await areAccepted(candidates, folder)
  return changed.map((one, index) => ({ ...one, isAccepted: isAccepted[index] === true }))
}
