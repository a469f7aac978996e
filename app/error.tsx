'use client';

/** Stands in for a page that fails, between the layout's header and footer. */
export { ErrorScreen as default } from '@/components/sections/error-screen';
