import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { openScenario } from './sections/openScenario.ts'

const element = document.getElementById('root')
void openScenario()
if (element) createRoot(element).render(<App />)
