'use client';

/** Replaces a page that fails, between the layout's header and footer. */
export { ErrorScreen as default } from '@/components/sections/error-screen';
