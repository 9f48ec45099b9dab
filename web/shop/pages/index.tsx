import { createFileRoute } from '@tanstack/react-router'
import { HomePage, loadHome } from '../layout/HomePage.tsx'

export const Route = createFileRoute('/_shop/index')({ loader: loadHome, component: HomePage })
