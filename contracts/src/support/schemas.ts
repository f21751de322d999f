import { atMost, emailText, optionalPhoneText, requiredName, requiredText } from '../text/rules.ts'
import { Instant, nullish, z } from '../wire/zod.ts'

export const ContactForm = z.object({
  name: requiredName(),
  email: emailText(),
  phone: z.optional(optionalPhoneText()),
  subject: requiredText().check(atMost(200)),
  message: requiredText().check(atMost(5000)),
})
export type ContactForm = z.output<typeof ContactForm>
export const ContactBody = z.extend(ContactForm, { page_url: z.optional(z.string()), app_version: z.optional(z.string()) })
export const ContactData = z.object({ ticket_id: nullish(z.union([z.int(), z.string()])), received_at: nullish(Instant) })
