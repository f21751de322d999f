import { createRoot } from 'react-dom/client'
import { Root } from './Root.tsx'
import { silenceConsole } from './silenceConsole.ts'

if (import.meta.env.PROD) silenceConsole()

const element = document.getElementById('root')
if (element) createRoot(element).render(<Root />)
