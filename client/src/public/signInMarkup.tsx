import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { theme, themeVariables } from '../shared/ui/theme/theme.ts'
import { SignInPage } from './SignInPage.tsx'

/** The sign-in page as it stands before anybody has done anything, with the variables of the theme: for the build. */
export const signInMarkup = (): string =>
  renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={themeVariables} deduplicateCssVariables={false}>
      <SignInPage />
    </MantineProvider>,
  )
