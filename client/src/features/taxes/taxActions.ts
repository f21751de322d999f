import { IconEye, IconEyeOff, IconStar } from '@tabler/icons-react'
import { activation, activityState, defineFieldActions } from '../../components/actions/fieldActions.ts'
import { requiredData } from '../../lib/api/requiredData.ts'
import { taxNoun } from './taxText.ts'
import { TaxDocument, UpdateTaxDocument } from './taxes.generated.ts'
import type { ActionableTax, TaxAction } from './taxActionSet.ts'

type Fields = Pick<ActionableTax, 'isDefault' | 'isActive'>

export const taxActions = defineFieldActions<TaxAction, ActionableTax, ActionableTax, object, Fields, ActionableTax>({
  actions: {
    // The previous default tax is unknown, so there is no undo.
    MAKE_DEFAULT: {
      label: 'Make default',
      reasonSeparator: ': ',
      Icon: IconStar,
      change: () => ({ isDefault: true }),
      successMessage: (name) => `${name} is now the default for new jobs`,
    },
    ACTIVATE: { ...activation(true), Icon: IconEye },
    DEACTIVATE: {
      ...activation(false),
      Icon: IconEyeOff,
      restore: ({ isDefault }) => ({ isActive: true, ...(isDefault === true && { isDefault }) }),
    },
  },
  noun: taxNoun,
  getName: ({ name }) => name,
  getKey: ({ id, isActive, isDefault }) => [id, isActive, isDefault].join('/'),
  toTarget: (tax) => tax,
  read: async (client, id) => requiredData(await client.query({ query: TaxDocument, variables: { id }, fetchPolicy: 'network-only' })).tax,
  write: async (client, { id }, change) => {
    const { data } = await client.mutate({ mutation: UpdateTaxDocument, variables: { input: { id, ...change } } })
    return data?.updateTax ?? null
  },
  state: ({ isActive, isDefault }) => (isDefault === true ? 'is the default' : activityState(isActive !== false)),
  refetchQueries: ['Taxes', 'JobTaxes', 'JobFormSettings'],
})
