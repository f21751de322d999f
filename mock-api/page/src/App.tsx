import { MantineProvider } from '@mantine/core'
import 'virtual:theme.css'
import './App.css'
import { theme } from '../../../client/src/components/theme/theme.ts'
import { Shell } from './shell/Shell.tsx'

export function App() {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <Shell />
    </MantineProvider>
  )
}
