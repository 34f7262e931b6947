import type { Done } from '../schemas'

export const getCorrectDetailsResponseMock = (): Done => ({ success: true })
