-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "linked_order_id" TEXT;

-- CreateTable
CREATE TABLE "isn_credentials" (
    "account_id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "company_key" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "sealed_password" TEXT NOT NULL,
    "version" TEXT NOT NULL DEFAULT gen_random_uuid(),
    "gives_back" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "isn_credentials_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "isn_orders" (
    "account_id" TEXT NOT NULL,
    "json" TEXT NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "isn_orders_pkey" PRIMARY KEY ("account_id")
);

-- AddForeignKey
ALTER TABLE "isn_credentials" ADD CONSTRAINT "isn_credentials_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "isn_orders" ADD CONSTRAINT "isn_orders_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Rules that Prisma's schema cannot say
ALTER TABLE "isn_credentials" ADD CONSTRAINT "isn_credentials_company_key_form" CHECK ("company_key" ~ '^[a-z0-9-]+$');
ALTER TABLE "isn_credentials" ADD CONSTRAINT "isn_credentials_password_sealed" CHECK ("sealed_password" LIKE 'v1.%');
