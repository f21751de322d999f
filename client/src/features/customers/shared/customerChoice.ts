/** What a form holds of a customer. Ids are text, '' where nothing is chosen yet. */
export interface CustomerChoice {
  customerId: string
  propertyId: string
}
