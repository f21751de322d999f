import { defineImport } from '../../../components/import/defineImport.ts'
import { paths } from '../../../lib/paths.ts'
import { serviceNoun } from '../serviceText.ts'

export const newCategories = {
  add: 'Add them',
  none: 'Import those services without a category',
  refuse: 'Don’t import those services',
} as const
export type NewCategories = keyof typeof newCategories

/** Columns of an import file, with the names that other programs use. */
export const serviceImport = defineImport({
  name: 'services',
  noun: serviceNoun,
  back: { to: paths.priceList(), label: 'Price list' },
  needs: 'manage_services',
  text: 'Only the owner, a branch head, or a staff admin who can manage services can import them.',
  duplicateMessage: 'Another service has the same SKU.',
  undoText: 'Jobs keep their line items. Categories added by the import stay.',
  fields: {
    name: {
      label: 'Name',
      guesses: [
        'service',
        'service name',
        'product',
        'product name',
        'product service',
        'product service name',
        'item',
        'item name',
        'title',
      ],
      isRequired: true,
      sample: ['Boiler service', 'Air filter 16x25'],
    },
    productType: { label: 'Type', guesses: ['product type', 'item type', 'kind'], sample: ['Service', 'Product'] },
    category: { label: 'Category', guesses: ['category name', 'trade', 'group', 'department'], sample: ['Heating', 'Heating'] },
    amount: {
      label: 'Price',
      guesses: [
        'amount',
        'unit price',
        'sales price',
        'sales price rate',
        'rate',
        'price rate',
        'selling price',
        'list price',
        'default unit cost',
      ],
      isRequired: true,
      isNumber: true,
      sample: ['129.00', '18.50'],
    },
    unit: { label: 'Unit', guesses: ['unit of measure', 'uom', 'per'], sample: ['visit', 'piece'] },
    durationMinutes: {
      label: 'Duration',
      guesses: ['duration in minutes', 'duration minutes', 'minutes', 'time', 'estimated time', 'default duration'],
      sample: ['1 h 30 min', ''],
    },
    isTaxExempt: { label: 'Tax exempt', guesses: ['non taxable', 'exempt', 'tax free'], sample: ['No', 'No'] },
    cost: {
      label: 'Your cost',
      guesses: ['cost', 'purchase cost', 'unit cost', 'cost price', 'purchase price', 'internal cost', 'internal unit cost'],
      isNumber: true,
      sample: ['', '9.80'],
    },
    sku: {
      label: 'SKU',
      guesses: ['item number', 'product code', 'code', 'article number', 'part number', 'task code'],
      sample: ['HE-101', 'HE-204'],
    },
    description: {
      label: 'Description',
      guesses: ['sales description', 'details', 'notes', 'note', 'memo'],
      sample: ['Yearly check with safety report', ''],
    },
    imageUrl: { label: 'Picture', guesses: ['image', 'image url', 'picture url', 'photo'], sample: ['', ''] },
    isActive: { label: 'Active', guesses: ['status', 'is active'], sample: ['', ''] },
  },
  storageField: 'Keep in description',
  option: { fields: ['category'], label: 'New categories', choices: newCategories },
})
