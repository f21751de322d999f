import { defineForm } from '../../../components/form/defineForm.ts'
import { forgetting, readBy, returnedValues } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { CategoryToEditDocument } from './categoryForm.generated.ts'
import { CategoryBody, CategoryChangeBody } from '@callout/contracts/catalogue/schemas'
import { categorySender, type CategoryForm, categoryTable, emptyCategory } from './saveCategory.ts'

/** A category of the company’s own, new or there (spec §5 "Category"). */
export const categoryForm = defineForm<CategoryForm>({
  name: 'categoryForm',
  noun: 'category',
  needs: 'manage_services',
  list: { to: paths.categories(), label: 'Categories' },
  words: 'Only the owner, a branch head, or a staff admin who can manage services can add or edit categories.',
  ...categoryTable,
  valuesOf: (category) => returnedValues(emptyCategory, category),
  schemas: [CategoryBody, CategoryChangeBody],
  save: { label: 'Save category', keys: 'save' },
  sender: categorySender,
  edit: {
    read: readBy(CategoryToEditDocument, ({ category }) => category),
    nameOf: ({ name }) => name ?? 'Category',
    pathOf: () => paths.categories(),
    versionOf: () => null,
  },
  refresh: forgetting('categories', 'ownCategories', 'category', 'services', 'service'),
})
