import type { Interaction } from '../interaction.ts'
import type { missed } from './exceptions.ts'
import { areBreaking } from './gatewayVerdicts.ts'
import type { Mutant } from './mutants.ts'
import { areAccepted } from './pactVerdicts.ts'

export interface CheckedMutant {
  readonly interaction: Interaction
  readonly mutant: Mutant
  /** Whether the gateway's result for the client differs. */
  readonly isBreaking: boolean
  /** Whether the pact accepts it. */
  readonly isAccepted: boolean
}

export const sentence = ({ interaction, mutant }: Pick<CheckedMutant, 'interaction' | 'mutant'>): string =>
  `${interaction.name}: ${mutant.path} ${mutant.change}`
export const isExcepted = (exceptions: typeof missed, { mutant, interaction }: CheckedMutant): boolean =>
  exceptions.some(({ covers }) => covers(mutant, interaction))

/** Asks the gateway and the pact about each mutant. */
export async function checkMutants(mutantsOf: ReadonlyMap<Interaction, readonly Mutant[]>, folder: string): Promise<CheckedMutant[]> {
  const changed: Omit<CheckedMutant, 'isAccepted'>[] = []
  for (const [interaction, mutants] of mutantsOf) {
    const isBreaking = await areBreaking(interaction, mutants)
    changed.push(...mutants.map((mutant, index) => ({ interaction, mutant, isBreaking: isBreaking[index] === true })))
  }
  const candidates = changed.map(({ interaction: { name }, mutant: { httpStatus, body } }) => ({ name, httpStatus, body }))
  const isAccepted = await areAccepted(candidates, folder)
  return changed.map((item, index) => ({ ...item, isAccepted: isAccepted[index] === true }))
}
