import { createFileRoute } from '@tanstack/react-router'
import { HomePage, homeHead, loadHome } from '../layout/HomePage.tsx'

export const Route = createFileRoute('/_shop/index')({ loader: loadHome, head: homeHead, component: HomePage })
