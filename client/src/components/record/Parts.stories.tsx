import { IconPhone } from '@tabler/icons-react'
import type { Meta } from '../../workshop/csf.ts'
import { ContactLink, Fact, Mark, Panel, Section, TextSection } from './Parts.tsx'

export default {
  parameters: {
    docs: { description: { component: 'Sections and facts of a record page. Each section is a region named by its heading.' } },
  },
} satisfies Meta

export const Facts = () => (
  <Panel title="Crew" aside={<Mark>Today</Mark>}>
    <Fact label="Driver">Ana Silva</Fact>
    <Fact label="Van">OR 700</Fact>
    <ContactLink href="tel:+15550100123" Icon={IconPhone}>
      +1 555 010 0123
    </ContactLink>
  </Panel>
)

export const Notes = () => <TextSection title="Notes">{'Key under the pot.\nThe dog is friendly.'}</TextSection>

export const WithAside = () => (
  <Section title="Line items" aside={<a href="#lines">Edit</a>}>
    Two items
  </Section>
)
