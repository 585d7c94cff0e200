import { hydrateRoot } from 'react-dom/client';
import { Home } from './pages.tsx';

hydrateRoot(document.getElementById('root') as HTMLElement, <Home />);
