import type { ApolloClient } from '@apollo/client'
import { IconEye, IconEyeOff, IconStar } from '@tabler/icons-react'
import { defineActions, type Effect, type Undone } from '../../../components/actions/defineActions.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { taxNoun } from '../taxWords.ts'
import { ChangeTaxDocument, TaxNowDocument, type TaxStandingFragment } from './taxActions.generated.ts'
import type { ActionableTax, TaxAction } from './taxActionSet.ts'

type Change = Partial<Pick<TaxStandingFragment, 'isDefault' | 'isActive'>>

const changes: Readonly<Record<TaxAction, Change>> = {
  MAKE_DEFAULT: { isDefault: true },
  ACTIVATE: { isActive: true },
  DEACTIVATE: { isActive: false },
}

/** The undo by previous state; an inactive default is made the default again. */
const back: Readonly<Record<TaxAction, (before: ActionableTax) => Change>> = {
  MAKE_DEFAULT: () => ({ isDefault: false }),
  ACTIVATE: () => ({ isActive: false }),
  DEACTIVATE: ({ isDefault }) => ({ isActive: true, ...(isDefault === true && { isDefault }) }),
}

const standing = ({ name, isActive, isDefault }: ActionableTax): string =>
  `${name} is ${isActive === false ? 'inactive' : isDefault === true ? 'the default' : 'active'}`

function effectOf(change: Change, returned: TaxStandingFragment): Effect {
  const fields = Object.keys(change) as (keyof Change)[]
  if (fields.some((field) => returned[field] === null)) return 'unknown'
  return fields.every((field) => returned[field] === change[field]) ? 'done' : 'ignored'
}

/** Rejects with the gateway's error. */
async function write(client: ApolloClient, id: string, change: Change) {
  const { data } = await client.mutate({ mutation: ChangeTaxDocument, variables: { input: { id, ...change } } })
  const returned = data?.updateTax ?? null
  return { effect: returned ? effectOf(change, returned) : ('unknown' as const), returned }
}

async function undoChange(client: ApolloClient, tax: ActionableTax, change: Change): Promise<Undone> {
  try {
    const { effect, returned } = await write(client, tax.id, change)
    return { effect, stands: returned && standing(returned) }
  } catch (error) {
    return { effect: 'ignored', stands: null, apiError: toApiError(error).message }
  }
}

/** Implements the actions of `taxActionSet`. */
export const taxActions = defineActions<TaxAction, ActionableTax, ActionableTax, object, TaxStandingFragment>({
  actions: {
    MAKE_DEFAULT: { label: 'Make default', link: ': ', Icon: IconStar, said: ({ name }) => `${name} is now the default for new jobs` },
    ACTIVATE: { label: 'Set active', link: ': ', Icon: IconEye, said: ({ name }) => `${name} set active` },
    DEACTIVATE: { label: 'Set inactive', link: ': ', Icon: IconEyeOff, said: ({ name }) => `${name} set inactive` },
  },
  noun: taxNoun,
  nameOf: ({ name }) => name,
  keyOf: ({ id, isActive, isDefault }) => [id, isActive, isDefault].join('/'),
  find: async (client, _name, tax, isOld) => {
    if (!isOld) return tax
    const { data } = await client.query({ query: TaxNowDocument, variables: { id: tax.id }, fetchPolicy: 'network-only' })
    return data?.tax ?? tax
  },
  send: async ({ client }, name, { id }) => {
    const { effect, returned } = await write(client, id, changes[name])
    if (!returned || effect === 'unknown') return { effect: 'unknown' }
    return effect === 'done' ? { effect, outcome: returned } : { effect: 'ignored', stands: standing(returned) }
  },
  undo: ({ client }, name, target) => {
    // The previous default tax is unknown, so there is no undo.
    if (name === 'MAKE_DEFAULT') return null
    return () => undoChange(client, target, back[name](target))
  },
  refreshes: ['Taxes', 'JobTaxes', 'JobFormSettings'],
})
