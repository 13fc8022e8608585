import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.ts';
import './styles/base.css';

// A page loaded before a deployment may request chunks that no longer exist; reloading fixes that.
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('signalbox.renewed') === location.href) return;
  sessionStorage.setItem('signalbox.renewed', location.href);
  event.preventDefault();
  location.reload();
});

// It keeps the product for times without a network, once this page no longer needs the network itself.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => navigator.serviceWorker.register('/sw.js'));

const queries = new QueryClient();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
