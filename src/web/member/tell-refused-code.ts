import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { type ApiError, NetworkError } from '../data/request.ts'

export function tellRefusedCode(error: ApiError): void {
  if (error instanceof NetworkError)
    showToast({
      title: 'Connection Error',
      description: 'Please check your internet connection',
      tone: 'critical',
    })
  else
    showToast({
      title: 'Access Denied',
      description: error.userMessage || 'Invalid admin code',
      tone: 'critical',
    })
}

export const tellMissingCode = () =>
  showToast({ title: 'Missing Code', description: 'Please enter the admin code', tone: 'critical' })
