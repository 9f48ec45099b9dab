import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../layout/HomePage.tsx'
import { homeHead, loadHome } from '../layout/load-home.ts'

export const Route = createFileRoute('/_shop/index')({ loader: loadHome, head: homeHead, component: HomePage })
