import { defineForm } from '../../../components/form/defineForm.ts'
import type { FormOf } from '../../../components/form/formTypes.ts'
import { evictFields, readBy, returnedValues, writeBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import {
  CategoryToEditDocument,
  CreateCategoryDocument,
  UpdateCategoryDocument,
  type CategoryFormPartsFragment,
} from './categoryForm.generated.ts'
import { CategoryBody, CategoryChangeBody } from '@callout/contracts/catalogue/schemas'

const emptyCategory = { name: '', email: '', description: '' }

type CategoryForm = FormOf<typeof emptyCategory, CategoryFormPartsFragment | null>

/** New or existing custom category (spec §5 "Category"). */
export const categoryForm = defineForm<CategoryForm>()({
  name: 'categoryForm',
  noun: 'category',
  needs: 'manage_services',
  list: { to: paths.categories(), label: 'Categories' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage services can add or edit categories.',
  fields: {
    Category: {
      name: { label: 'Name', as: 'text', isRequired: true, isHalf: true },
      email: { label: 'Email', as: 'email', isRequired: true, isHalf: true, hint: 'Contact address for this category' },
      description: { label: 'Description', as: 'long', isRequired: true },
    },
  },
  valuesOf: (category) => returnedValues(emptyCategory, category),
  schemas: [CategoryBody, CategoryChangeBody],
  create: {
    write: writeBy(CreateCategoryDocument, 'createCategory'),
    toInput: ({ values }) => values,
    verb: 'added',
  },
  change: {
    read: readBy(CategoryToEditDocument, 'category'),
    write: writeBy(UpdateCategoryDocument, 'updateCategory'),
    toInput: (sent, { id }) => ({ ...sent, id }),
  },
  getName: ({ name }) => name ?? 'Category',
  refresh: evictFields('categories', 'ownCategories', 'category', 'services', 'service'),
})
