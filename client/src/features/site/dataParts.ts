/** Parts of the site that need the GraphQL client, in one chunk. */
export { ContactForm } from '../support/contact/ContactForm.tsx'
export { StaticText } from './pages/StaticText.tsx'
export { FormPicture } from './pictures/FormPicture.tsx'
export { Plans } from './pricing/Plans.tsx'
