import { IconEye, IconEyeOff, IconFolder, IconPercentage } from '@tabler/icons-react'
import { activating, deactivating } from '../../../components/bulk/activity.ts'
import { defineBulk } from '../../../components/bulk/defineBulk.ts'
import type { ServiceRowFragment } from '../list/serviceList.generated.ts'
import { serviceNoun } from '../serviceText.ts'
import { BulkCategoryDialog, BulkPriceDialog, type CategoryOrder, type PriceOrder, priceBy } from './ServiceBulkDialogs.tsx'
import { serviceActions, serviceNow } from '../actions/serviceActions.ts'

export const serviceBulk = defineBulk({
  noun: serviceNoun,
  loadActions: async () => serviceActions,
  subjectOf: (row: ServiceRowFragment) => row,
  getName: ({ name }) => ({ name, title: null }),
  readResult: async (client, { id }) => {
    const target = await serviceNow(client, id)
    return { target, outcome: target }
  },
  actions: {
    price: {
      label: 'Change price',
      title: (rows) => `Change the price of ${rows}`,
      Icon: IconPercentage,
      done: 'changed',
      noun: 'Price change',
      does: ({ amount }, { can }) =>
        amount === null
          ? { blockedReason: can('view_prices') ? 'Couldn’t load the price.' : 'You don’t have permission to change prices.' }
          : 'PRICE',
      input: ({ percent }: PriceOrder, { amount }) => {
        const changed = amount === null ? null : priceBy(amount, percent)
        if (changed === null) return { blockedReason: 'The new price would be below zero.' }
        return changed === amount ? { blockedReason: 'The price stays the same after rounding.' } : { amount: changed }
      },
      isFulfilled: ({ percent }, before, now) => before.amount !== null && now.amount === priceBy(before.amount, percent),
      Dialog: BulkPriceDialog,
    },
    move: {
      label: 'Move to category',
      title: (rows) => `Move ${rows} to another category`,
      Icon: IconFolder,
      done: 'moved',
      noun: 'Move',
      does: () => 'MOVE',
      input: ({ categoryId }: CategoryOrder, before) =>
        before.categoryId === categoryId ? { blockedReason: 'This service is already in that category.' } : { categoryId },
      isFulfilled: ({ categoryId }, _before, now) => now.categoryId === categoryId,
      Dialog: BulkCategoryDialog,
    },
    activate: activating(serviceNoun, { Icon: IconEye, hint: 'They can be added to jobs again.' }),
    deactivate: deactivating(serviceNoun, {
      Icon: IconEyeOff,
      hint: 'They can’t be added to jobs anymore. Existing jobs don’t change.',
    }),
  },
})
