import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { category } from '@callout/contracts/catalogue/samples'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { ownTrade, signedInWithout } from '../../workStates.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

const FIELDS = 'id name imageUrl description email servicesCount isSelected'
const NOT_THERE = 'This category doesn’t exist.'
const NOT_ALLOWED = 'You don’t have permission to change the price list.'

/** Of a staff admin, whose authorities are given. */
const asAdmin = (call: Call): Call => ({ ...call, operation: { ...call.operation, token: TOKEN } })

const reading = (id: number, selection = FIELDS): Call => ({
  row: catalogueEndpoints.getCategory,
  operation: {
    query: `query Category($id: ID!) { category(id: $id) { ${selection} } }`,
    variables: { id: String(id) },
    token: OWNER_TOKEN,
  },
  sends: { path: `/categories/${id}` },
})

const adding = (input: object): Call => ({
  row: catalogueEndpoints.createCategory,
  operation: {
    query: 'mutation CreateCategory($input: CategoryInput!) { createCategory(input: $input) { id name description email } }',
    variables: { input },
    token: OWNER_TOKEN,
  },
  sends: { path: '/categories', body: input },
})

const changing = (id: number, input: object): Call => ({
  row: catalogueEndpoints.updateCategory,
  operation: {
    query: 'mutation UpdateCategory($input: CategoryChangeInput!) { updateCategory(input: $input) { id name description email } }',
    variables: { input: { id: String(id), ...input } },
    token: OWNER_TOKEN,
  },
  sends: { path: `/categories/${id}`, body: input },
})

const deleting = (id: number, target?: number): Call => ({
  row: catalogueEndpoints.deleteCategory,
  operation: {
    query: 'mutation DeleteCategory($input: DeleteCategoryInput!) { deleteCategory(input: $input) { id deletedAt } }',
    variables: { input: { id: String(id), ...(target !== undefined && { moveToCategoryId: String(target) }) } },
    token: OWNER_TOKEN,
  },
  sends: { path: `/categories/${id}`, ...(target !== undefined && { query: { move_to_category_id: String(target) } }) },
})

const choosing = (ids: readonly number[]): Call => ({
  row: catalogueEndpoints.selectCategories,
  operation: {
    query: 'mutation SelectCategories($ids: [ID!]!) { selectCategories(ids: $ids) { categories { id name } } }',
    variables: { ids: ids.map(String) },
    token: OWNER_TOKEN,
  },
  sends: { path: '/categories/update_category_for_user', body: { user_category_ids: ids.join() } },
})

const airships = { name: WORD, email: 'air@callout.test', description: 'Hulls and engines' }
const airshipsAreThere = these('categories', { id: 501, ...airships })
const foreignAirships = these('categories', { id: 501, ...airships, of_another_company: true })

const addingAirships: Interaction = {
  name: 'adding a trade of the own',
  given: [ownerSignedIn],
  ...adding(airships),
  reply: ok({ id: 7, ...airships }),
  answer: shows({ createCategory: { id: '7', ...airships } }),
}

const changingAirships: Interaction = {
  name: 'changing what is said of a trade',
  given: [ownerSignedIn, airshipsAreThere],
  ...changing(501, { name: `${WORD} b`, description: 'Hulls' }),
  reply: ok({ id: 501, name: `${WORD} b`, description: 'Hulls', email: 'air@callout.test' }),
  pinned: ['id', 'name', 'description', 'email'].map((name) => `responseData.${name}`),
  answer: shows({ updateCategory: { id: '501', name: `${WORD} b`, description: 'Hulls', email: 'air@callout.test' } }),
}

const STAYS = 'Move the services of this category to another one first.'
const soldThere = these('services', { id: 501, name: WORD, category_id: 501 })
const deletingAirships: Interaction = {
  name: 'deleting a trade, whose services go to another one',
  given: [ownerSignedIn, ownTrade, airshipsAreThere, soldThere],
  ...deleting(501, 3),
  reply: ok({ id: 501, deleted_at: 1795190400 }),
  answer: shows({ deleteCategory: { id: '501', deletedAt: 1795190400 } }),
}

const choosingAirships: Interaction = {
  name: 'choosing the one trade in which the company works',
  given: [ownerSignedIn, airshipsAreThere],
  ...choosing([501]),
  reply: ok({ categories: [{ ...category, id: 501, name: WORD }] }),
  unread: ['image_url', 'description', 'email', 'services_count', 'is_selected', 'is_active'].map((name) => `categories.${name}`),
  pinned: ['responseData.categories', 'categories.id', 'categories.name'],
  answer: shows({ selectCategories: { categories: [{ id: '501', name: WORD }] } }),
}

/** Single trades: read, added, changed and deleted; those in which the company works; and why that is refused. */
export const categoryChangeInteractions: readonly Interaction[] = [
  {
    name: 'reading a trade',
    given: [ownerSignedIn, these('categories', { id: 3, email: 'heating@callout.test' })],
    ...reading(3),
    reply: ok(category),
    unread: ['responseData.is_active'],
    answer: shows({
      category: {
        id: '3',
        name: 'Heating',
        imageUrl: null,
        description: 'Boilers',
        email: 'heating@callout.test',
        servicesCount: 8,
        isSelected: true,
      },
    }),
  },
  {
    name: 'reading a trade of another company',
    given: [ownerSignedIn, foreignAirships],
    ...reading(501, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  addingAirships,
  {
    name: 'finding a trade that was added',
    given: addingAirships.given,
    after: [addingAirships],
    row: catalogueEndpoints.listOwnCategories,
    operation: {
      query: `query Added { ownCategories(search: "${WORD}") { totalCount items { id name email } } }`,
      token: OWNER_TOKEN,
    },
    sends: { path: '/categories/listing_of_user_categories', query: { search: WORD } },
    reply: ok({ categories: [{ id: 7, name: WORD, email: 'air@callout.test' }], pagination: { total_count: 1 } }),
    pinned: ['responseData.categories', 'categories.name', 'categories.email', 'pagination.total_count'],
    answer: shows({ ownCategories: { totalCount: 1, items: [{ id: '7', name: WORD, email: 'air@callout.test' }] } }),
  },
  {
    name: 'adding a trade without an email address',
    given: [ownerSignedIn],
    ...adding({ ...airships, email: '' }),
    reply: refused(422, 'Required', { errors: [{ field: 'email', message: 'Required' }] }),
    answer: refusedAt('createCategory', 'INVALID', 422, 'Required', { fields: [{ field: 'email', message: 'Required' }] }),
  },
  {
    name: 'adding a trade without the authority for it',
    given: [signedInWithout('manage_services')],
    ...asAdmin(adding(airships)),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('createCategory', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  changingAirships,
  {
    name: 'reading a trade after a change',
    given: changingAirships.given,
    after: [changingAirships],
    ...reading(501, 'name description email'),
    reply: ok({ id: 501, name: `${WORD} b`, description: 'Hulls', email: 'air@callout.test' }),
    pinned: ['name', 'description', 'email'].map((name) => `responseData.${name}`),
    answer: shows({ category: { name: `${WORD} b`, description: 'Hulls', email: 'air@callout.test' } }),
  },
  {
    name: 'changing a trade without the authority for it',
    given: [signedInWithout('manage_services'), airshipsAreThere],
    ...asAdmin(changing(501, { name: 'Mine' })),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('updateCategory', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  {
    name: 'changing a trade of another company',
    given: [ownerSignedIn, foreignAirships],
    ...changing(501, { name: 'Mine' }),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('updateCategory', 'NOT_FOUND', 404, NOT_THERE),
  },
  deletingAirships,
  {
    name: 'reading a position after its trade was deleted',
    given: deletingAirships.given,
    after: [deletingAirships],
    row: catalogueEndpoints.getService,
    operation: { query: 'query Moved { service(id: 501) { name categoryId } }', token: OWNER_TOKEN },
    sends: { path: '/services/501' },
    reply: ok({ id: 501, name: WORD, category_id: 3 }),
    pinned: ['responseData.category_id'],
    answer: shows({ service: { name: WORD, categoryId: '3' } }),
  },
  {
    name: 'deleting a trade that has services, without saying where they go',
    given: [ownerSignedIn, airshipsAreThere, soldThere],
    ...deleting(501),
    reply: refused(422, STAYS, { errors: [{ field: 'move_to_category_id', message: STAYS }] }),
    answer: refusedAt('deleteCategory', 'INVALID', 422, STAYS, { fields: [{ field: 'moveToCategoryId', message: STAYS }] }),
  },
  {
    name: 'deleting a trade of another company',
    given: [ownerSignedIn, foreignAirships],
    ...deleting(501),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('deleteCategory', 'NOT_FOUND', 404, NOT_THERE),
  },
  choosingAirships,
  {
    name: 'listing the trades of the company after they were chosen',
    given: choosingAirships.given,
    after: [choosingAirships],
    row: catalogueEndpoints.listOwnCategories,
    operation: { query: 'query Chosen { ownCategories { totalCount items { id name } } }', token: OWNER_TOKEN },
    sends: { path: '/categories/listing_of_user_categories' },
    reply: ok({ categories: [{ id: 501, name: WORD }], pagination: { total_count: 1 } }),
    pinned: ['responseData.categories', 'categories.id', 'pagination.total_count'],
    answer: shows({ ownCategories: { totalCount: 1, items: [{ id: '501', name: WORD }] } }),
  },
  {
    name: 'choosing no trade at all',
    given: [ownerSignedIn],
    ...choosing([]),
    reply: refused(422, 'Kindly select at least one category', {
      errors: [{ field: 'user_category_ids', message: 'Kindly select at least one category' }],
    }),
    answer: refusedAt('selectCategories', 'INVALID', 422, 'Kindly select at least one category', {
      fields: [{ field: 'userCategoryIds', message: 'Kindly select at least one category' }],
    }),
  },
]
